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
field-white-bar = 白方中条
field-black-bar = 黑方中条
field-white-off = 白方已移出
field-black-off = 黑方已移出

board-of = { $game }棋盘。方向键移动，回车选择，Esc 放下。

## 棋盘旁的按钮

choices = 可以做的事
confirm = 走这一步
confirm-asked = 已完成。请确认或收回。
undo-step = 收回
picked = 已拿起 { $field }，可走 { $count } { $count ->
   *[other] 处
}
laid-down = 已放下
which-one = 哪一个？
not-now = 现在不能这样走。
rota-back = 转盘退一格
rota-on = 转盘进一格
button-turn = 转 { $number } 格
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
shatra-duty-capture = 必须吃子：只有能吃子的棋子可以走，它们已在棋盘上标出。
shatra-duty-promote = 有兵到达底线，必须先升变。
type-action = 输入走法
type-action-go = 走
type-action-hint = 用书面记法，例如 { $example }

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
trouble-too-often = 太频繁了。请在 { $seconds } 秒后重试。
trouble-server = 服务器出错。请稍后再试。
trouble-refused = 服务器答复：{ $reason }
trouble-unknown = 出错了。

## 首页

home-heading = 一张桌子，五种罕见的棋
home-lead = 按自己的水平与电脑对弈，用链接邀请朋友，或与在场的人下棋。无需账号。
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
learn-nav = 学习
to-rules = 规则
to-puzzles = 习题
to-analysis = 分析棋盘
top-players = 最强棋手
top-none = 还没有人有等级分。
choose-game = 选择棋种
all-games = 所有棋种
nobody-yet = 空位
guest = 访客
computer-level = 电脑，{ $level } 级

## 对局

your-turn = 轮到你
their-turn-named = { $name }正在思考
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
resign-sure = 确定认输？
yes-resign = 是，认输
no-play-on = 不，继续
abort = 中止
offer-draw = 提和
offer-takeback = 请求悔棋
offer-rematch = 再来一局
offered-draw = { $name } 提和。
offered-takeback = { $name } 请求悔棋。
offered-rematch = { $name } 想再来一局。
you-offered-draw = 你已提和。
you-offered-takeback = 你已请求悔棋。
you-offered-rematch = 你想再来一局。等待对方。
offer-declined = 提议被拒绝。
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
