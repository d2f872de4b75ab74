### 页面的中文文字。一行一条；{ $name } 由程序填入。
### 各语言的键相同；`npm run unit` 会指出缺少哪些。

## 五种棋

game-lautari = 劳塔里
game-luzhanqi = 陆战棋
game-nardi = 双陆棋
game-rotary = 转盘棋
game-shatra = 沙特拉

summary-lautari = 途中让兵升变，在两侧有己方棋子时占领圆形中心。
summary-luzhanqi = 隐藏棋子的军棋：接触、记忆、推理，夺取军旗。
summary-nardi = 十五枚棋子的竞赛：简单玩法，或带全胜、加倍骰和比赛。
summary-rotary = 每一步都围绕一个空点转动整圈的球。
summary-shatra = 阿尔泰的棋：吃子如跳棋，走子如象棋，后备军在城堡中待命。

story-lautari = 由 Aleksejs Ivanovs 发明。所有棋子开始时都是普通的兵，途中变为侦察兵、骑手和守卫。谁的升变棋子走到中心，并且相对两侧各有一枚己方棋子，谁就获胜。十分钟即可学会。
story-luzhanqi = 两军各二十五子对垒，双方都看不到对面是谁。布好自己的阵，沿铁路滑行，用工兵排雷，找到敌方军旗。
story-nardi = 在比赛中称为西洋双陆棋。把棋子带回家并移出棋盘；打落单独的棋子。骰子公平，每场比赛后都可以验证。
story-rotary = 由 Nagy László 博士发明。把转盘放在己方球占多数的空点上，转动整个圈，己方和对方的球一起转。中心三点全是己方的球即获胜。
story-shatra = 两座城堡，中间一条壕沟，还有不能失去的首领毕。吃子是义务，可以连续吃；门后的后备军在需要时进入战场。

side-white = 白方
side-black = 黑方
side-light = 浅色方
side-dark = 深色方
side-red = 红方

seat-lautari-first = 白方
seat-lautari-second = 黑方
seat-luzhanqi-first = 红方
seat-luzhanqi-second = 黑方
seat-nardi-first = 白方
seat-nardi-second = 黑方
seat-rotary-first = 浅色方
seat-rotary-second = 深色方
seat-shatra-first = 白方
seat-shatra-second = 黑方

rules-lautari = 劳塔里
rules-luzhanqi = 陆战棋：接触时双方棋子都亮明
rules-caai = 比赛规则：只显示谁留下
rules-nardi = 双陆棋：简单玩法
rules-backgammon = 西洋双陆棋：全胜与加倍骰
rules-backgammon-5 = 西洋双陆棋：五分制比赛
rules-rotary = 转盘棋：球沿边缘
rules-rotary-rows = 转盘棋：球排成两行
rules-rotary-empty = 转盘棋：双方轮流放球
rules-shatra = 沙特拉

## 棋子与格子，也供屏幕阅读器使用

piece-of-side = { $piece }（{ $side }）
piece-pawn = 兵
piece-scout = 侦察兵
piece-rider = 骑手
piece-guard = 守卫
piece-checker = 棋子
piece-checker-borne-off = 已移出的棋子
piece-ball = 球
piece-biy = 毕
piece-batyr = 勇士
piece-tura = 城
piece-yalkyn = 火焰
piece-shatra = 沙特拉兵
piece-field-marshal = 司令
piece-general = 军长
piece-lieutenant-general = 师长
piece-brigadier = 旅长
piece-colonel = 团长
piece-major = 营长
piece-captain = 连长
piece-platoon-commander = 排长
piece-sapper = 工兵
piece-bomb = 炸弹
piece-mine = 地雷
piece-flag = 军旗
piece-piece-hidden = 隐藏的棋子

field-empty = { $field }，空
field-with = { $field }：{ $pieces }
field-stack = { $count } 枚{ $piece }
field-open = { $field }，可选
field-pencilled = { $field }，可能是 { $kinds }
field-white-bar = 白方中条
field-black-bar = 黑方中条
field-white-off = 白方已移出
field-black-off = 黑方已移出
field-on-from = 左盘 { $field }
field-on-to = 右盘 { $field }

board-of = { $game }棋盘。方向键移动，回车选择，Esc 放下。

## 棋盘旁的按钮

choices = 可以做的事
confirm = 走这一步
confirm-asked = 已完成。请确认或收回。
undo-step = 收回
picked = 已拿起 { $field }，可走 { $count } { $count ->
   *[other] 处
}
picked-choices = 已拿起 { $field }，棋盘旁有 { $count } { $count ->
   *[other] 种选择
}
laid-down = 已放下
which-one = 哪一个？
not-now = 现在不能这样走。
rota-back = 转盘退一格
rota-on = 转盘进一格
rota-hint = 转动转盘，或选择盘缘的标记。
button-turn = 转 { $number } 格
button-turn-none = 不转，跳过
button-lautari-scout = 变为侦察兵
button-lautari-revive = 复活一枚棋子
button-shatra-stop = 停在这里
button-shatra-batyr = 勇士
button-shatra-tura = 城
button-shatra-yalkyn = 火焰
button-nardi-cannot-move = 无法走子：跳过
button-nardi-double = 加倍
button-nardi-take = 接受
button-nardi-drop = 放弃
button-nardi-throw = 掷骰子
sure-nardi-double = 要加倍吗？对方可以接受，也可以放弃本局。
sure-nardi-drop = 要放弃吗？你将输掉本局。
sure-no = 否
shatra-duty-capture = 必须吃子：只有能吃子的棋子可以走，它们已在棋盘上标出。
shatra-duty-promote = 有兵到达底线，必须先升变。
type-action = 输入走法
type-action-go = 走
type-action-hint = 例如 { $example }

## 通用

nav-main = 主菜单
nav-home = 首页
nav-play = 对局
nav-watch = 观战
nav-puzzles = 习题
nav-analysis = 分析
nav-tournaments = 赛事
nav-about = 关于
nav-settings = 设置
nav-api = API
nav-menu = 菜单
nav-sign-in = 登录
footer-galds = Galds 在拉脱维亚语中意为桌子。
footer-nav = 更多
skip-to-content = 跳到内容
page-did-not-load = 页面无法加载。连接断开了吗？
try-again = 重试
copy = 复制
copied = 已复制

title-home = 五种罕见的棋
title-game = 棋
title-match = 对局
title-lobby = 对局
title-watch = 观战
title-settings = 设置
title-lost = 这里什么也没有
lost-lead = 地址可能有误，或者内容已不在。

trouble-unreachable = 无法连接服务器。请检查网络后重试。
trouble-server = 服务器出错。请稍后再试。
trouble-refused = 服务器答复：{ $reason }
trouble-unknown = 出错了。

## 首页

home-heading = 一张桌子，五种罕见的棋
home-lead = 按自己的水平与电脑对弈，用链接邀请朋友，或与在场的人下棋。无需账户。
play-computer = 与电脑对弈
play-computer-at = 与电脑下{ $game }
play-people = 与人对弈
more-about = 与人下{ $game }，了解更多
starting = 请稍候…
waiting-heading = 等待对手
waiting-none = 目前没有人在等。
to-lobby = 所有等待者，也可以自己等
playing-heading = 正在进行
playing-none = 目前没有对局。
to-watch = 观看所有对局

## 一种棋

play-heading = 对局
play-against = 对手
against-computer = 电脑
against-friend = 朋友
against-anyone = 任何人
begin-computer = 开始
begin-friend = 创建对局
begin-anyone = 寻找对手
level = 等级 { $level }（共 10 级）
level-child = 友好：常犯错，让你看懂棋怎么下。
level-easy = 轻松：只看眼前。
level-club = 不错的俱乐部棋手。
level-strong = 不长考时的最强水平。
friend-name = 朋友的名字
friend-link = 留空则得到可发送的链接。
your-side = 执哪方
side-random = 抽签
clock = 时钟
control-none = 不计时
control-days = { $days ->
   *[other] 每步 { $days } 天
}
rules-chosen = 规则
rated-match = 计等级分
rated = 计分
casual = 不计分
learn-nav = 学习
to-rules = 规则
to-puzzles = 习题
to-analysis = 分析棋盘
top-players = 最强棋手
top-none = 暂无排名：下满五局计分对局即可上榜。
choose-game = 选择棋种
all-games = 所有棋种
nobody-yet = 空位
guest = 访客
computer-level = 电脑，{ $level } 级

## 对局

your-turn = 轮到你
their-turn-named = { $name }正在思考
their-turn-absent = { $name } 不在线
waiting-friend = 把链接发给朋友。座位坐满后对局开始。
waiting-anyone = 正在寻找对手…
waiting-invited = 等待 { $name } 接受…
share-link = 对局链接
join = 坐下
join-lead = { $name } 邀请你下{ $game }。
withdraw = 撤回
decline = 拒绝
accept = 接受
setup-lead = 布阵：把棋子拖到另一枚上交换位置。
setup-rules = 军旗放在大本营，地雷放在后两排，炸弹不能放在最后一排。
setup-misplaced = { $field }，不能放在这里
setup-send = 就绪
setup-waits = 你的阵已布好。等待对方。
setup-ready-made = 现成布阵
setup-own = 你保存的布阵
setup-save = 保存布阵
setup-name = 布阵名称
setup-delete = 删除
setup-mirror = 镜像
setup-none = 你还没有保存。
setup-hedgehog = 刺猬
setup-fortress = 堡垒
setup-turtle = 乌龟
setup-decoy = 诱饵
setup-example = 规则书示例
setup-lattice = 格网
setup-two-lines = 两线
setup-left-hook = 左勾拳
setup-right-hook = 右勾拳
setup-sappers-ahead = 工兵在前
setup-hammer = 铁锤
setup-cavalry = 骑兵
setup-gambit = 弃子
setup-storm = 强攻
contact-wins = { $attacker } 胜 { $defender }
contact-loses = { $attacker } 败于 { $defender }
contact-both = { $attacker } 与 { $defender } 同归于尽
contact-title = { $field } 处接触
dice-commitment = 公平骰子：秘密在对局前已定。其指纹：{ $hash }
dice-revealed = 骰子的秘密：{ $secret }
moves = 着法
move-first = 到开头
move-back = 后退一步
move-forward = 前进一步
move-last = 到当前
move-number = 第 { $number } 步：{ $move }
looking-back = 你在看第 { $number } 步。
to-present = 回到当前
turn-board = 翻转棋盘
names-on-board = 名称
pencil-marks = 铅笔标记
resign = 认输
sure-resign = 确定认输？
yes-resign = 是，认输
no-play-on = 不，继续
abort = 中止
sure-abort = 确定中止这盘棋吗？
yes-abort = 确定中止
offer-draw = 提和
sure-offer-draw = 确定提和吗？
yes-offer-draw = 确定提和
offer-takeback = 请求悔棋
offer-rematch = 再来一局
offered-draw = { $name } 提和。
offered-takeback = { $name } 请求悔棋。
offered-rematch = { $name } 想再来一局。
you-offered-draw = 你已提和。
you-offered-takeback = 你已请求悔棋。
you-offered-rematch = 你想再来一局。等待对方。
declined-draw = 对方拒绝了和棋。
declined-takeback = 对方拒绝了悔棋。
declined-rematch = 对方拒绝了再来一局。
claim-win = 判我获胜
result-won = { $side }获胜
result-you-won = 你赢了
result-you-lost = 你输了
result-draw = 和棋
result-none = 对局不计
ending-rules = 按规则结束
ending-resigned = { $side }认输
ending-agreed = 双方同意
ending-flag = { $side }超时
ending-left = { $side }离开
ending-aborted = 中止
ending-cancelled = 取消
rematch-go = 去下一局
analyse = 分析
download = 下载
chat = 聊天
chat-say = 说点什么
chat-send = 发送
chat-none = 还没有人说话。
chat-off = 聊天已关闭。
chat-switch = 聊天
connection-on = 已连接，{ $lag } 毫秒
connection-connecting = 正在连接…
connection-lost = 连接断开，正在重试…
connection-polling = 连接较慢：每几秒询问一次
not-sent = 尚未发送：{ $action }
says-move = { $side }：{ $move }
time-left = { $side }：剩余 { $time }
match-unknown = 没有这局棋。
throw-waits = 掷骰子或加倍
double-waits = 对方加倍：接受还是放弃？
to-act = 轮到
first-due = 请在 { $due } 内走第一步，否则对局中止
pips = { $pips } 点
set-up-done = 布阵
dice-fair = 公平的骰子
own-matches = 你的对局
legend = 棋子说明

## 设置

settings-look = 外观
settings-board = 棋盘
settings-play = 对局
setting-language = 语言
setting-theme = 颜色
setting-motion = 动画
setting-sounds = 声音
setting-names = 在棋盘上显示格子名称
setting-targets = 显示棋子可去之处
setting-confirm = 发送前确认每一步
setting-playForced = 只有一种走法时自动走
setting-throwByItself = 双陆棋：直接掷骰，不询问是否加倍
setting-pencil = 陆战棋：用铅笔标出隐藏棋子可能是什么
setting-chat = 对局旁的聊天
as-browser = 跟随浏览器
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-to-light = 切换到浅色
theme-to-dark = 切换到深色
motion-system = 跟随系统
motion-reduced = 少

## 规则

title-rules = 规则
to-advice = 建议
rules-nav = 关于这个游戏
rules-in-other-language = 这份规则还没有你的语言版本，以下为英文。
contents = 目录
footnotes = 注释
footnote = 注释 { $number }
back-to-text = 回到正文
table = 表格
try-position = 在棋盘上试一试
close = 关闭

## 分析

title-analysis = 分析
analysis-lead = 为双方尝试走法，看看程序的看法，并用链接分享。选哪个游戏？
analysis-lays-out = { $side }先布阵：选一个现成的阵形，或自己摆。
analysis-empty = 在棋盘上走一步。你试过的走法和变化都会留在这里。
analysis-other-army = 另布一阵
analysis-back-to-moves = 回到着法
show-hidden-pieces = 显示全部棋子
analysis-not-over = 这局还在进行中，结束后才能分析。
engine = 程序
engine-on = 开启
engine-lines = 变化数
engine-depth = 深度 { $depth }
engine-nodes = { $nodes } 个局面
engine-thinks = 思考中……
engine-nothing = 这里没有可选的走法。
play-line-to = 按此变化走到 { $move }
value-win = { $count } 步胜
value-loss = { $count } 步负
value-bar = 胜算：{ $first } { $percent }%，其余属于{ $second }
value-none = 还没有评价
game-over = 对局结束：{ $result }
choose-dice = 选择点数
variation = 变化
variation-promote = 设为主线
variation-remove = 从这里起删除
share = 复制链接
position-heading = 局面与规则的文本
position-text = 局面
rules-text = 规则
position-set = 摆上
position-start = 从头开始
report = 复盘报告
report-make = 找出错误
report-again = 再来一次
report-stop = 停止
report-running = 正在看第 { $done } 步，共 { $total } 步
report-kept = 保住的胜算
mistake-inaccuracy = 欠准确
mistake-mistake = 错着
mistake-blunder = 大错
mistakes-inaccuracy = 欠准确 (?!)
mistakes-mistake = 错着 (?)
mistakes-blunder = 大错 (??)
better-was = 更好：{ $move }

## 习题

title-puzzles = 习题
puzzles-lead = 取自电脑对局、只有一步正确的局面。取胜均经证明：怎么防守都没有用。
puzzles-kind-win = 找出强制取胜的一步。
puzzles-kind-best = 找出明显最好的一步。
puzzles-solved = { $count ->
    [0] 尚未解出
   *[other] 已解出 { $count } 题
}
puzzles-progress = 已解出 { $solved } / { $count }
puzzles-all = 全部同类习题
puzzle-title = { $game }，第 { $number } 题
puzzle-number = 第 { $number } 题
puzzle-number-marked = 第 { $number } 题，{ $mark }
puzzle-solved = 已解出
puzzle-shown = 已看答案
puzzle-task-win = { $actions ->
    [1] { $side }走，一步取胜。
   *[other] { $side }走，{ $actions } 步内取胜。
}
puzzle-task-best = { $side }走：找出最好的一步。
puzzle-right = 正确！继续。
puzzle-wrong = 不是这一步，再试试。
puzzle-is-solved = 解出了：{ $solution }
puzzle-solution = 答案的第一步是 { $solution }
puzzle-hint = 提示
puzzle-hint-is = 从 { $field } 开始。
puzzle-give-up = 放弃
puzzle-retry = 从头开始
puzzle-next = 下一题
intarzia = Intarzia
intarzia-lead = Rotary 的单人游戏：用尽可能少的转动把一种排列变成另一种。最少次数经过证明，完成后告诉你。
intarzia-go = 玩 Intarzia
intarzia-task = 把第一个棋盘变成第二个的样子。
intarzia-how = 把转盘放在第一个棋盘的空点上，转动它周围的一圈。任何球都不能离开棋盘。
intarzia-turns = { $turns } 次转动
intarzia-best = 用 { $turns } 次转动解出。不可能更少：已经证明。
intarzia-solved = 用 { $turns } 次转动解出。{ $fewest } 次就够了，不可能更少：{ $way }
intarzia-given-up = { $fewest } 次转动就够了，不可能更少：{ $way }

## 玩家

title-profile = 个人主页
here-since = { $date } 加入
followers = { $count ->
    [0] 没有关注者
   *[other] { $count } 位关注者
}
is-bot = 程序
follow = 关注
following = 已关注
block = 屏蔽
blocking = 已屏蔽
ratings = 等级分
ratings-none = 还没有计分对局。
rating = 等级分
rating-games = { $games } 局：胜 { $wins } 和 { $draws } 负 { $losses }
rating-curve = 等级分：{ $game }，{ $speed }
speed-bullet = 超快棋
speed-blitz = 快棋
speed-rapid = 中速棋
speed-classical = 慢棋
speed-correspondence = 通讯棋
outcome-won = 胜
outcome-lost = 负
outcome-drawn = 和
outcome-none = 不计
matches-over = 对局
matches-none = 还没有对局。
show-more = 显示更多
top-all = 各种速度，前一百名
choose-speed = 选择速度
place = 名次
name = 名字
date = 日期
games-played = 局数
game = 游戏

## 账户

title-account = 账户
account-lead = 账户保存你的名字、等级分和对局。没有账户也能玩。
account-ways = 登录或注册
sign-in = 登录
sign-out = 退出
register = 注册
register-note = 只需名字和密码。我们不要求邮箱，所以忘记的密码无法寄给你。
guest-games-take = 带上你作为访客下的棋（进行中：{ $running }，已结束：{ $finished }）
guest-games-note = 这些对局将归入你的账户，对手会在其中看到你的名字。
name-hint = 2 到 20 个字母和数字。看上去相似的名字算作同一个。
password = 密码
password-hint = 至少 8 个字符，且不是最常见的密码。
password-change = 修改密码
password-old = 当前密码
password-new = 新密码
password-changed = 密码已修改，其他浏览器均已退出。
to-profile = 你的主页
about-you = 关于你
save = 保存
saved = 已保存。
you-follow = 你关注的人
you-block = 你屏蔽的人
sessions = 登录的地方
session-this = 这个浏览器
session-unknown = 未知的浏览器
session-end = 在那里退出
session-end-others = 在其他所有地方退出
last-used = 上次使用 { $date }
tokens = 程序用的令牌
tokens-lead = 令牌让你的程序在你允许的范围内以你的名义下棋。请像密码一样保管。
token-label = 用途
token-scopes = 允许做什么
token-make = 创建令牌
token-end = 撤销
token-unused = 创建于 { $made }，从未使用
token-secret = 请现在复制令牌：只显示这一次。
scope-bot-play = 作为机器人下棋
scope-board-play = 从程序里以真人身份下棋
scope-challenge-read = 查看挑战
scope-challenge-write = 发起、接受和拒绝挑战
scope-follow-read = 查看关注和屏蔽
scope-follow-write = 关注和屏蔽
scope-tournament-write = 举办和参加比赛
scope-account-read = 导出你的数据
own-data = 你的数据
own-data-lead = 关于你的全部数据，装在一个文件里。
own-data-get = 下载
account-delete = 删除账户
account-delete-lead = 进行中的对局将认输，你的名字会从别人保存的一切中消失，并且谁也不能再用。此操作无法撤销。
account-delete-sure = 永久删除

## 比赛

title-tournaments = 比赛
tournaments-open = 可以报名
tournaments-running = 进行中
tournaments-over = 已结束
tournaments-none = 现在没有等待报名的比赛。
tournament-needs-account = 后可以举办或参加比赛。
tournament-new = 举办比赛
tournament-title = 比赛名称
tournament-kind = 编排方式
tournament-swiss = 瑞士制
tournament-round-robin = 循环赛
tournament-rounds = 轮数
tournament-cycles = 循环次数
tournament-make = 创建
tournament-length-swiss = { $rounds } 轮
tournament-length-round-robin = { $cycles } 个循环
tournament-phase-open = 可以报名
tournament-phase-running = 进行中
tournament-phase-over = 已结束
tournament-phase-cancelled = 已取消
tournament-sign-in = 登录后参加
tournament-join = 参加
tournament-leave = 不参加了
tournament-withdraw = 退赛
tournament-start = 开始
tournament-cancel = 取消比赛
tournament-board-running = 进行中
tournament-match = 对局
standings = 排名
crosstable = 成绩表
round = 第 { $number } 轮
points = 积分
wins = 胜局
buchholz = 对手分
sonneborn-berger = 小分
bye = 轮空
cell-game = 第 { $round } 轮：对 { $name } 得 { $points }
cell-bye = 第 { $round } 轮：轮空得 { $points }
cell-absent = 第 { $round } 轮：未参加
entrants = { $count } 人参加
entrants-none = 还没有人，来做第一个吧。

## 关于

title-about = 关于
about-lead = Galds 是五种少见棋盘游戏的一张桌子：准确的规则、诚实的对手、分析、习题和比赛，都在一个人人可以运行的程序里。
about-authors = 这些游戏属于谁
credit-lautari = 由 Aleksejs Ivanovs 发明。这里依照他 2024 年的规则 1.02 版。
credit-luzhanqi = 陆战棋，中国的传统游戏，二十世纪上半叶起流行。
credit-nardi = 即双陆棋（Backgammon），其前身有数千年历史；加倍骰出现于 1920 年代。
credit-rotary = 由 dr. Nagy László 发明。单人游戏 Intarzia 也出自他手。
credit-shatra = 阿尔泰的传统游戏。
about-licence = 许可
about-licence-text = Galds 是自由软件：可任选 MIT 许可或 Apache 2.0 许可使用、修改和传播。游戏属于它们的作者和传统。
about-parts = 网页和服务器用到了他人的自由软件，其中有：
about-privacy = 关于你保存了什么
about-privacy-text = 没有账户时，只有你浏览器里的一个随机数和你的对局。有账户时，还有你的名字、密码的散列值、等级分和你写的内容。没有跟踪，没有广告，也没有任何请求发给别人。
about-programs = 给程序员
about-programs-text = 这里的一切程序也都能做；接口说明见
